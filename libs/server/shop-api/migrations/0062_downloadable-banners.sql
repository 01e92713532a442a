ALTER TABLE "banners" ALTER COLUMN "download_name" DROP NOT NULL;--> statement-breakpoint
-- A banner without a name of its own had its title: nobody has asked for its download.
UPDATE "banners" SET "download_name" = NULL WHERE "download_name" = "title";
