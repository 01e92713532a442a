import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { productModels } from '../../db/schema';
import type { ImportedModel } from './imported-model';

/** The products of a file that are deleted where it comes from and that the shop has not: nobody wants them in it. */
export class DeletedProducts {
  /** The codes of those that were left out. */
  readonly leftOut: string[] = [];

  constructor(
    private readonly db: Database,
    private readonly channelId: number,
  ) {}

  /** The others. */
  async *leaveOut(models: AsyncIterable<ImportedModel>): AsyncGenerator<ImportedModel> {
    for await (const model of models) {
      if (!model.isDeleted || (await this.isKnown(model.code))) yield model;
      else this.leftOut.push(model.code);
    }
  }

  private async isKnown(code: string): Promise<boolean> {
    const [known] = await this.db
      .select({ id: productModels.id })
      .from(productModels)
      .where(and(eq(productModels.channelId, this.channelId), eq(productModels.code, code)))
      .limit(1);
    return known !== undefined;
  }
}
