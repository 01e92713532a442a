import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { showToast } from './show-toast';

/** Buttons that show a toast of each kind at the foot of the screen. */
function ToastButtons() {
  return (
    <>
      <Button onClick={() => showToast('success', 'カートに追加しました')}>完了を知らせる</Button>{' '}
      <Button
        variant="quiet"
        onClick={() => showToast('error', '通信できませんでした。もう一度お試しください。')}
      >
        エラーを知らせる
      </Button>
    </>
  );
}

const meta = { title: '部品/一時的な通知', component: ToastButtons } satisfies Meta<typeof ToastButtons>;
export default meta;

export const OfEachKind: StoryObj<typeof meta> = { name: '完了とエラー' };
