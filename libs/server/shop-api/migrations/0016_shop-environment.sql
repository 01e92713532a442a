CREATE TABLE "shop_environment" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"env" text NOT NULL,
	CONSTRAINT "shop_environment_one_row" CHECK ("shop_environment"."id"),
	CONSTRAINT "shop_environment_env" CHECK ("shop_environment"."env" in ('demo', 'live'))
);
