CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"edition" text NOT NULL,
	"text" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "missed_searches_day_edition_text_pk" PRIMARY KEY("day","edition","text")
);
