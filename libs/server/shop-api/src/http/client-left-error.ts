/** The client closed the connection before its call was handled; nobody reads the response. */
export class ClientLeftError extends Error {
  constructor() {
    super('The client has left');
    this.name = 'ClientLeftError';
  }
}
