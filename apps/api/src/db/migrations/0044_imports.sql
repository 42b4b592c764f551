CREATE TABLE "imports" (
	"shop_id" integer NOT NULL,
	"file" text NOT NULL,
	"line" integer NOT NULL,
	"created" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"refused" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_shop_id_file_pk" PRIMARY KEY("shop_id","file")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;