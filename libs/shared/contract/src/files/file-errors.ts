/** The error codes of calls about files. core §8 */
export const FILE_ERRORS = {
  /** 422: the picture has too many pixels. */
  imageTooLarge: 'file.image_too_large',
  /** 422: the picture cannot be decoded. */
  imageUnreadable: 'file.image_unreadable',
  /** 404: does not exist, or is not shown to the caller. */
  notFound: 'file.not_found',
  /** 422: neither a picture nor a PDF. */
  typeNotAllowed: 'file.type_not_allowed',
  /** 422: the URL is not that of one of the shop's own files. */
  urlNotAllowed: 'file.url_not_allowed',
} as const;
