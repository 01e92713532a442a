/** Some products of a staged import by their places in the file, so that no statement takes long. */
export interface StagedRange {
  readonly channelId: number;
  readonly importId: number;
  readonly from: number;
  /** The last one. */
  readonly to: number;
}
