/** A file's name without the ending: what every file system and every URL takes. */
export const FILE_NAME = /^[a-z0-9][a-z0-9_-]{0,99}$/;
