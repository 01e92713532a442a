export const HAS_DATABASE_SERVER: boolean;
