CREATE TABLE "sent_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sent_pictures_old" ON "sent_pictures" USING btree ("sent_at");