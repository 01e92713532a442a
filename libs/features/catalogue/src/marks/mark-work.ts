export { addBookmark, removeBookmark } from './set-bookmarked';
export { setFavourite } from './set-favourite';
export { setLiked } from './set-liked';
