CREATE TABLE "message_counts" (
	"day" date NOT NULL,
	"counter" text NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "message_counts_day_counter_pk" PRIMARY KEY("day","counter")
);
