import { STORY_CASES, checkStories } from './check-stories';

checkStories(STORY_CASES.pages);
