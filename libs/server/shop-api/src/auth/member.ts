/** The member of a valid access token. */
export interface Member {
  readonly id: number;
  readonly sessionId: string;
  readonly groupId: number;
  readonly email: string;
  /** False until the mail address of a first login is verified (core §4). */
  readonly isRegistered: boolean;
  /**
   * The member has proved to own the mail address. An account without that costs nothing: it counts as a guest wherever
   * limits hold back who empties the stock or fills mailboxes. reliability 5
   */
  readonly isAddressVerified: boolean;
  readonly isManager: boolean;
}
