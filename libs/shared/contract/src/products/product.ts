import * as v from 'valibot';
import { CategoryEntry } from '../categories/category';
import { Image } from '../images/image';
import { Id } from '../wire/id';
import { DateText } from '../wire/timestamp';
import { TaxRate, Yen } from '../wire/yen';

/** In stock, few left, or out of stock; the exact number is given only when few are left. */
export const StockState = v.picklist(['in_stock', 'few', 'out']);
export type StockState = v.InferOutput<typeof StockState>;

const NamedEntry = v.object({ id: Id, key: v.string(), name: v.string() });

/** What is shown of one variant of a model, wherever it appears. Prices are this shopper's. */
export const ProductVariant = v.object({
  id: Id,
  key: v.string(),
  /** 商品番号. */
  code: v.string(),
  name: v.string(),
  /** What distinguishes it from its siblings, e.g. 色 → 白; empty where there are none. */
  options: v.array(v.object({ name: v.string(), value: v.string() })),
  /** Yen without tax. */
  product_price: Yen,
  product_price_with_tax: Yen,
  /** 通常価格 without tax, where the price is cut. */
  before_price: v.nullable(Yen),
  before_price_with_tax: v.nullable(Yen),
  tax_rate: TaxRate,
  is_show_product: v.boolean(),
  /** Whether it can be put into the cart now: on sale and in stock. */
  is_stock_available: v.boolean(),
  stock_state: StockState,
  /** Pieces left while `stock_state` is `few`, otherwise null. */
  stock_left: v.nullable(v.number()),
  image: v.nullable(Image),
});
export type ProductVariant = v.InferOutput<typeof ProductVariant>;

const ProductModelEntry = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  maker: NamedEntry,
  brand: NamedEntry,
  categories: v.array(CategoryEntry),
});

/** A product in a list: the variant that represents its model (core §3). */
export const ProductSummary = v.object({
  ...ProductVariant.entries,
  is_favorite: v.boolean(),
  catch_copy: v.string(),
  /** Points for one piece. */
  point: v.number(),
  /** Whether it came out lately. */
  is_new: v.boolean(),
  /** 1 to 5, one decimal place; null while there are no reviews. */
  average_rating: v.nullable(v.number()),
  review_count: v.number(),
  /** Single pieces are ordered in multiples of it (販売ロット); 1: any number. */
  lot_size: v.number(),
  /** The smallest unit of sale above the single piece, at this shopper's price without tax; null where there is none. */
  smallest_unit: v.nullable(v.object({ name: v.string(), pieces: v.number(), unit_price: Yen })),
  product_model: v.object({
    ...ProductModelEntry.entries,
    /** In which sizes one can be bought now: what its variants differ in besides the colour. */
    sizes: v.array(v.string()),
    /** How many variants there are to choose from. */
    product_count: v.number(),
  }),
});
export type ProductSummary = v.InferOutput<typeof ProductSummary>;

/** One product with everything its page shows. */
export const Product = v.object({
  ...ProductVariant.entries,
  is_favorite: v.boolean(),
  point: v.number(),
  images: v.array(Image),
  detail: v.object({ description: v.string(), catch_copy: v.string() }),
  /** In how many units it is sold, the single piece among them: with more than one, a page of its own shows them. */
  uos_count: v.number(),
  /** Single pieces are ordered in multiples of it (販売ロット); 1: any number. */
  lot_size: v.number(),
  /** Whether it has a size table, and whether it is part of a set: calls of their own return them. */
  has_size_tables: v.boolean(),
  has_sets: v.boolean(),
  /** The first day on which it can arrive in the region around the warehouse (Asia/Tokyo); null while out of stock. */
  earliest_arrival_on: v.nullable(DateText),
  /** Whether this member likes it, and how many members do. */
  is_liked: v.boolean(),
  likes_count: v.number(),
  /** This member's bookmark of it; null where there is none. */
  bookmark_id: v.nullable(Id),
  product_model: v.object({
    ...ProductModelEntry.entries,
    /** What it is marked with, tags that open by a password left out. */
    tags: v.array(v.object({ key: v.string(), name: v.string() })),
    /** This product and its siblings, in the order in which they are offered. */
    products: v.array(ProductVariant),
  }),
});
export type Product = v.InferOutput<typeof Product>;
