/** The member of a valid access token. */
export interface Member {
  readonly id: number;
  readonly sessionId: string;
  readonly groupId: number;
  readonly email: string;
  /** False until the mail address of a first login is verified (core §4). */
  readonly isRegistered: boolean;
  readonly isManager: boolean;
}
