import type { Database } from '@shop/shop-api/db/database';
import { sql, type SQL } from 'drizzle-orm';

/** The pieces of products that exchanges want; the states of those follow. */
const WANTED = sql`select x.product_id, sum(r.quantity) as pieces from order_return_exchanges x
  join order_return_items r on r.return_id = x.return_id and r.order_item_id = x.order_item_id
  join order_returns t on t.id = x.return_id`;

/** An amount with tax of the order `o`; null in orders from before they were kept, which then violate nothing. */
const withTax = (part: 'subtotal' | 'packing' | 'carriage' | 'payment_fee' | 'discount'): SQL =>
  sql`(o.amounts_with_tax ->> ${sql.raw(`'${part}'`)})::bigint`;

/** Each query finds rows that violate an invariant; the names are those of the reliability rules. */
const VIOLATIONS: Readonly<Record<string, SQL>> = {
  'I1 stock + reserved + sold = initial': sql`
    select key from products where stock + reserved + sold <> initial_stock or stock < 0`,
  'I1 sold is what standing orders hold': sql`
    select p.key from products p left join (
      select i.product_id, sum((i.quantity - coalesce(r.restocked, 0)) * i.pieces_per_unit) as pieces from order_items i
      join orders o on o.id = i.order_id left join (
        select order_item_id, sum(restocked) as restocked from order_return_items group by order_item_id
      ) r on r.order_item_id = i.id where o.status <> 'cancelled' group by i.product_id
    ) s on s.product_id = p.id left join (${WANTED} where t.status = 'completed' group by x.product_id) w on w.product_id = p.id
      where p.sold <> coalesce(s.pieces, 0) + coalesce(w.pieces, 0)`,
  'the shown reviews of a product are counted and added up': sql`
    select m.code from product_models m left join (
      select product_model_id, count(*) as reviews, sum(rating) as stars from product_reviews
      where is_show group by product_model_id
    ) s on s.product_model_id = m.id
      where m.review_count <> coalesce(s.reviews, 0) or m.review_stars <> coalesce(s.stars, 0)`,
  'lists know of each product what its variants and categories are': sql`
    select m.code from product_models m left join listed_models l on l.id = m.id
    left join lateral (
      select v.price from products v where v.product_model_id = m.id and v.is_show
      order by ((v.stock > 0 or v.is_sold_on_order) and v.is_on_sale) desc, v.position, v.id limit 1
    ) f on true
    left join lateral (
      select array_agg(c.colour order by c.can_be_bought desc, c.position, c.id) as colours,
        array_agg(c.price order by c.can_be_bought desc, c.position, c.id) as prices,
        count(*) filter (where c.can_be_bought) as stocked
      from (
        select distinct on (v.colour) v.colour, v.price, v.position, v.id,
          (v.stock > 0 or v.is_sold_on_order) and v.is_on_sale as can_be_bought
        from products v where v.product_model_id = m.id and v.is_show and v.colour is not null
        order by v.colour, 5 desc, v.position, v.id) c
    ) c on true
    where (l.channel_id, l.is_show, l.recommend_rank, l.maker_id, l.brand_id, l.tax_rate, l.price, l.colours, l.colour_prices,
        l.stocked_colours)
      is distinct from (m.channel_id, m.is_show, m.recommend_rank, m.maker_id, m.brand_id, m.tax_rate, f.price,
        coalesce(c.colours, '{}'), coalesce(c.prices, '{}'), coalesce(c.stocked, 0)::int)
      or l.can_be_bought is distinct from exists (select from products v where v.product_model_id = m.id and v.is_show
        and (v.stock > 0 or v.is_sold_on_order) and v.is_on_sale)
      or l.category_ids is distinct from array(
        select category_id from product_model_categories where product_model_id = m.id order by 1)`,
  'I3 points are what their ledger adds up to, never less than none': sql`
    select user_id from point_entries group by user_id
      having sum(amount) <> sum(remaining) or sum(amount) < 0`,
  'I4 coupons are taken and used within their limits, and counted': sql`
    select c.code from coupons c left join user_coupons u on u.coupon_id = c.id group by c.id
      having c.taken_count <> count(u.id) or c.taken_count > coalesce(c.take_limit, c.taken_count)
        or c.used_count < count(u.used_at) or c.used_count > coalesce(c.use_limit, c.used_count)`,
  'I4 coupons are used by standing orders alone, and counted': sql`
    select c.code from coupons c left join (
      select u.coupon_id, count(*) as uses from order_coupons u where u.released_at is null group by u.coupon_id
    ) s on s.coupon_id = c.id where c.used_count <> coalesce(s.uses, 0)`,
  'I4 nobody uses a coupon under a mailbox after a member who had proved it': sql`
    select u.code from order_coupons u join order_coupons p on p.coupon_id = u.coupon_id and p.holder = u.holder
      where p.is_proved and not u.is_proved and p.id < u.id and p.released_at is null and u.released_at is null`,
  'I4 a cancelled order holds no coupon, a standing one its own': sql`
    select o.order_no from order_coupons u join orders o on o.id = u.order_id
      where (o.status = 'cancelled') <> (u.released_at is not null)`,
  'I4 a member’s coupon is used by the order that says so': sql`
    select u.id from user_coupons u where (u.used_at is null) <> (u.order_id is null)
      or (u.order_id is not null and not exists (
        select 1 from order_coupons c join orders o on o.id = c.order_id
          where c.order_id = u.order_id and c.coupon_id = u.coupon_id and o.user_id = u.user_id and c.released_at is null))`,
  'I3 orders paid with the points that the ledger says': sql`
    select o.order_no from orders o where o.total_point <> (
      select coalesce(-sum(p.amount), 0) from point_entries p where p.order_id = o.id and p.kind = 'use')
      or (case when o.status = 'cancelled' then o.total_point else (
        select coalesce(sum(t.points_refunded), 0) from order_returns t where t.order_id = o.id) end) <> (
      select coalesce(sum(p.amount), 0) from point_entries p where p.order_id = o.id and p.kind = 'refund')`,
  'I3 a cancelled order is paid with no points, a standing one with no more than it used': sql`
    select o.order_no from orders o join (
      select order_id, sum(amount) as points from point_uses group by order_id
    ) u on u.order_id = o.id where o.status = 'cancelled' or u.points <> o.total_point - (
      select coalesce(sum(t.points_refunded), 0) from order_returns t where t.order_id = o.id)`,
  'I3 an order brings its points once': sql`
    select o.order_no from orders o where (
      select coalesce(sum(p.amount), 0) from point_entries p where p.order_id = o.id and p.kind = 'grant')
      <> (case when o.points_granted_at is not null or exists (
            select 1 from point_entries p where p.order_id = o.id and p.kind in ('grant', 'revoke'))
          then o.grant_point else 0 end)
      or (o.status = 'cancelled' and o.points_granted_at is not null)`,
  'I5 lines + fees + tax − discounts − points = total': sql`
    select o.order_no from orders o where o.subtotal + o.total_packing + o.total_carriage + o.total_payment_fee
      + o.total_tax - o.total_discount - o.total_point <> o.total_payment`,
  'I5 with tax, lines + fees − discounts = total + points': sql`
    select o.order_no from orders o where ${withTax('subtotal')} + ${withTax('packing')} + ${withTax('carriage')}
      + ${withTax('payment_fee')} - ${withTax('discount')} <> o.total_payment + o.total_point
      or (o.sums = 'with-tax' and o.amounts_with_tax is null)`,
  'I5 lines add up to the subtotal, with tax and without': sql`
    select o.order_no from orders o join (
      select order_id, sum(subtotal) as without_tax, sum(subtotal_with_tax) as with_tax from order_items group by order_id
    ) i on i.order_id = o.id
      where o.subtotal <> i.without_tax or ${withTax('subtotal')} <> i.with_tax`,
  'I5 a line is pieces × the price that the shop states': sql`
    select i.id from order_items i join orders o on o.id = i.order_id where case o.sums
      when 'with-tax' then i.subtotal_with_tax <>
        coalesce(i.unit_price_with_tax, i.unit_price + i.unit_price * i.tax_rate / 100) * i.quantity
      else i.subtotal <> i.unit_price * i.quantity end`,
  'I5 a price is the same with tax and without': sql`
    select i.id from order_items i join orders o on o.id = i.order_id where case o.sums
      when 'with-tax' then i.unit_price <> i.unit_price_with_tax - i.unit_price_with_tax * i.tax_rate / (100 + i.tax_rate)
      else i.unit_price_with_tax <> i.unit_price + i.unit_price * i.tax_rate / 100 end`,
  'I5 tax is rounded down once per rate': sql`
    select o.order_no from orders o join order_tax_amounts t on t.order_id = o.id where t.tax_amount <> case o.sums
      when 'with-tax' then (t.taxable_amount + t.tax_amount) * t.tax_rate / (100 + t.tax_rate)
      else t.taxable_amount * t.tax_rate / 100 end`,
  'I5 taxes and taxed amounts add up': sql`
    select o.order_no from orders o left join (
      select order_id, sum(tax_amount) as tax, sum(taxable_amount) as taxed from order_tax_amounts group by order_id
    ) t on t.order_id = o.id
      where o.total_tax <> coalesce(t.tax, 0)
        or o.subtotal + o.total_packing + o.total_carriage + o.total_payment_fee
          - o.total_discount <> coalesce(t.taxed, 0)`,
  'I5 coupons take off what their parts and the order say': sql`
    select o.order_no from orders o where o.total_discount <> (
      select coalesce(sum(u.discount), 0) from order_coupons u where u.order_id = o.id)
      or o.total_discount <> (
      select coalesce(sum((part ->> 'amount')::bigint), 0) from order_items i,
        jsonb_array_elements(i.coupon_discount_parts) part where i.order_id = o.id)
      or ${withTax('discount')} <> (
      select coalesce(sum(u.discount_with_tax), 0) from order_coupons u where u.order_id = o.id)`,
  'I5 packing is the packings’ price': sql`
    select o.order_no from orders o left join (
      select s.order_id, sum(p.unit_price * p.quantity) as without_tax,
        sum(coalesce(p.unit_price_with_tax, p.unit_price + p.unit_price / 10) * p.quantity) as with_tax
        from order_packings p join order_shippings s on s.id = p.order_shipping_id group by s.order_id
    ) p on p.order_id = o.id where case o.sums
      when 'with-tax' then ${withTax('packing')} <> coalesce(p.with_tax, 0)
      else o.total_packing <> coalesce(p.without_tax, 0) end`,
  'I5 only what is paid on delivery has a payment fee': sql`
    select o.order_no from orders o join order_payments p on p.order_id = o.id
      where o.total_payment_fee < 0 or (o.total_payment_fee > 0 and p.payment_id <> 5)`,
  'I5 every item goes somewhere, whole': sql`
    select i.id from order_items i where i.quantity <> (
      select coalesce(sum(s.quantity), 0) from order_shipping_items s where s.order_item_id = i.id)`,
  'I5 the order’s shipping fee is the sum of the shipping fees': sql`
    select o.order_no from orders o left join (
      select order_id, sum(carriage) as without_tax, sum(coalesce(carriage_with_tax, carriage + carriage / 10)) as with_tax
        from order_shippings group by order_id
    ) s on s.order_id = o.id where case o.sums
      when 'with-tax' then ${withTax('carriage')} <> coalesce(s.with_tax, 0)
      else o.total_carriage <> coalesce(s.without_tax, 0) end`,
  'I5 the payment is about the total': sql`
    select o.order_no from orders o left join order_payments p on p.order_id = o.id
      where p.amount is distinct from o.total_payment`,
  'no more is returned than was bought': sql`
    select i.id from order_items i join order_return_items r on r.order_item_id = i.id
      join order_returns t on t.id = r.return_id
      where t.status not in ('refused', 'withdrawn') group by i.id having sum(r.quantity) > i.quantity`,
  'a return is about items of its own order, and restocks what came back alone': sql`
    select t.number from order_returns t left join order_return_items r on r.return_id = t.id
      left join order_items i on i.id = r.order_item_id
      where i.order_id is distinct from t.order_id or (r.restocked > 0 and t.status <> 'completed')`,
  'no more is refunded for returns than the order cost': sql`
    select o.order_no from orders o join order_returns t on t.order_id = o.id
      group by o.id having sum(t.refund) > o.total_payment`,
  'returns revoke the share of the order’s points that they gave back, rounded up once, and give back what it used at most': sql`select o.order_no from orders o join (
      select order_id, sum(refund) + sum(points_refunded) as back, sum(points_refunded) as points,
        sum(points_revoked) as revoked from order_returns where status = 'completed' group by order_id
    ) t on t.order_id = o.id
      where t.points > o.total_point or t.revoked <> case when o.total_payment + o.total_point = 0 then 0 else
        div(o.grant_point * t.back + o.total_payment + o.total_point - 1, o.total_payment + o.total_point) end`,
  'I6 no order without lines, destination, history and a decided cart': sql`
    select o.order_no from orders o left join carts c on c.id = o.cart_id
      where c.status <> 'decided' or (c.id is not null and c.user_id is distinct from o.user_id)
        or not exists (select 1 from order_items i where i.order_id = o.id)
        or not exists (select 1 from order_shippings s where s.order_id = o.id)
        or not exists (select 1 from order_histories h where h.order_id = o.id)`,
  'I6 approved exchanges alone reserve, and no cart does: nobody would give it back': sql`
    select p.key from products p left join (${WANTED} where t.status = 'approved' group by x.product_id) w
      on w.product_id = p.id where p.reserved <> coalesce(w.pieces, 0)`,
  'an exchange wants a variant for each of its items, and nothing else wants any': sql`
    select t.number from order_returns t join order_return_items r on r.return_id = t.id
      left join order_return_exchanges x on x.return_id = r.return_id and x.order_item_id = r.order_item_id
      where (t.kind = 'exchange') <> (x.return_id is not null)`,
  'I6 no decided cart without its order and response': sql`
    select c.id from carts c left join orders o on o.cart_id = c.id
      where c.status = 'decided' and (o.id is null or c.decision_answer is null)`,
  'I6 only a gift, with its row, and an order whose orderer was forgotten have a destination without address': sql`
    select o.order_no from orders o left join social_gifts g on g.order_id = o.id
      where exists (select 1 from order_shippings s where s.order_id = o.id and s.address is null)
        and (g.id is null or g.status = 'completed')
        and (o.status <> 'cancelled' or o.orderer_email <> '')`,
  'I2 money is taken for standing orders alone, and all of it': sql`
    select o.order_no from payment_transactions t join orders o on o.id = t.order_id
      join order_payments p on p.order_id = o.id
      where t.amount <> o.total_payment
        or (o.status = 'cancelled') <> (t.status in ('voiding', 'voided'))
        or (p.payment_id in (4, 6, 7) and o.status <> 'cancelled' and p.is_paid <> (t.status = 'captured'))`,
  'I6 an order that a service pays has its payment': sql`
    select o.order_no from orders o join order_payments p on p.order_id = o.id
      left join payment_transactions t on t.order_id = o.id
      where p.payment_id in (3, 4, 6, 7) and o.total_payment > 0 and t.id is null`,
  'I6 an order that is awaited at a store has its number': sql`
    select o.order_no from payment_transactions t join orders o on o.id = t.order_id
      join order_payments p on p.order_id = o.id
      where t.status = 'awaiting' and (p.receipt_number is null or p.due_on is null or o.status <> 'received')`,
  'I6 every order was confirmed by one mail, once a service said yes': sql`
    select o.order_no from orders o left join payment_transactions t on t.order_id = o.id
      where case when t.id is null or t.status in ('captured', 'awaiting') then 1
        when t.status = 'pending' or t.failure is not null then 0 else -1 end not in (-1, (
      select count(*) from mails m where m.subject like '%ご注文ありがとうございます%' || o.order_no || '%'))`,
};

/** All invariants in one statement, because it runs after every step of the simulations. */
const ALL_VIOLATIONS = sql.join(
  Object.entries(VIOLATIONS).map(
    ([invariant, query]) =>
      sql`select ${invariant}::text as invariant, (select json_agg(v) from (${query}) v)::text as found`,
  ),
  sql` union all `,
);

/** Throws when the database violates an invariant, with its name and the rows. */
export async function checkInvariants(db: Database): Promise<void> {
  const { rows } = await db.execute<{ invariant: string; found: string | null }>(ALL_VIOLATIONS);
  const broken = rows.flatMap(({ invariant, found }) => (found === null ? [] : [`${invariant}: ${found}`]));
  if (broken.length > 0) throw new Error(broken.join('\n'));
}
