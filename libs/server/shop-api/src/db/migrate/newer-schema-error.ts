/** The database was migrated by a newer program; this one does not know its tables. */
export class NewerSchemaError extends Error {
  constructor() {
    super('The database has migrations that this program does not know');
    this.name = 'NewerSchemaError';
  }
}
