/** The context of the seeders of single resources. */
export interface MemberSeed {
  readonly channelId: number;
  readonly now: Date;
  /** The id of a demo member of this channel. */
  memberId(email: string): number;
  /** All demo members. */
  readonly memberIds: readonly number[];
  /** The products that represent their models, in the order of the catalogue. */
  readonly productIds: readonly number[];
}
