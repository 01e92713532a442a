import { PlainHome } from './plain-home';

/** The logged-out home: what the shop's editors have put there. core §2 */
export default function HomePage() {
  return <PlainHome />;
}
