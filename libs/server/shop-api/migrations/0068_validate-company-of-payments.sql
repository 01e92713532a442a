-- 0064 adds it without looking through the orders, which would keep the shop from writing meanwhile.
ALTER TABLE "order_payments" VALIDATE CONSTRAINT "order_payments_company_id_companies_id_fk";