CREATE TABLE "attempt_extensions" (
	"id" text PRIMARY KEY NOT NULL,
	"exam_kind" text NOT NULL,
	"exam_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"minutes" integer NOT NULL,
	"reason" text NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"extended_by" text,
	"extended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"exam_kind" text NOT NULL,
	"exam_id" text NOT NULL,
	"text" text NOT NULL,
	"sent_by" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_extensions" ADD CONSTRAINT "attempt_extensions_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_extensions" ADD CONSTRAINT "attempt_extensions_extended_by_users_id_fk" FOREIGN KEY ("extended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_messages" ADD CONSTRAINT "exam_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_extensions_exam" ON "attempt_extensions" USING btree ("exam_kind","exam_id","extended_at");--> statement-breakpoint
CREATE INDEX "attempt_extensions_attempt" ON "attempt_extensions" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "attempt_extensions_extended_by" ON "attempt_extensions" USING btree ("extended_by");--> statement-breakpoint
CREATE INDEX "exam_messages_exam" ON "exam_messages" USING btree ("exam_kind","exam_id","sent_at");--> statement-breakpoint
CREATE INDEX "exam_messages_sent_by" ON "exam_messages" USING btree ("sent_by");