export { runMutation } from '@shop/query/run-mutation';
export { addBookmarkMutation, removeBookmarkMutation } from './bookmark-mutations';
export { favouriteMutation } from './favourite-mutation';
export { likeMutation } from './like-mutation';
