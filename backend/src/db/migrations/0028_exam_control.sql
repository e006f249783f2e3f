CREATE TABLE "attempt_actions" (
	"id" text PRIMARY KEY NOT NULL,
	"exam_kind" text NOT NULL,
	"exam_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"action" text NOT NULL,
	"round" integer NOT NULL,
	"reason" text NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"closed_by" text,
	"closed_at" timestamp with time zone,
	"decided_by" text,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_actions_action" CHECK (action in ('close', 'reopen'))
);--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_actions" ADD CONSTRAINT "attempt_actions_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_actions" ADD CONSTRAINT "attempt_actions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_actions_exam" ON "attempt_actions" USING btree ("exam_kind","exam_id","decided_at");--> statement-breakpoint
CREATE INDEX "attempt_actions_attempt" ON "attempt_actions" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "attempt_actions_decided_by" ON "attempt_actions" USING btree ("decided_by");