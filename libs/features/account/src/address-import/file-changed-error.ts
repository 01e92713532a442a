/** Thrown where a file was changed, moved or removed after it was chosen: browsers do not read it any more. */
export class FileChangedError extends Error {}
