CREATE TABLE "hidden_categories" (
	"category_id" integer NOT NULL,
	"edition" text NOT NULL,
	CONSTRAINT "hidden_categories_edition_category_id_pk" PRIMARY KEY("edition","category_id"),
	CONSTRAINT "hidden_categories_edition_known" CHECK ("hidden_categories"."edition" in ('mm', 'th'))
);
--> statement-breakpoint
ALTER TABLE "hidden_categories" ADD CONSTRAINT "hidden_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;