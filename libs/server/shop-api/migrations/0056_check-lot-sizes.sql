ALTER TABLE "products" VALIDATE CONSTRAINT "products_lot_size";
