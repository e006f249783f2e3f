CREATE TABLE "attempt_exclusions" (
	"id" text PRIMARY KEY NOT NULL,
	"exam_kind" text NOT NULL,
	"exam_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"excluded_by" text,
	"excluded_at" timestamp with time zone NOT NULL,
	"end_reason" text,
	"ended_by" text,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "merit_list_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"changed_by" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_exclusions" ADD CONSTRAINT "attempt_exclusions_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_exclusions" ADD CONSTRAINT "attempt_exclusions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_exclusions" ADD CONSTRAINT "attempt_exclusions_excluded_by_users_id_fk" FOREIGN KEY ("excluded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_exclusions" ADD CONSTRAINT "attempt_exclusions_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merit_list_changes" ADD CONSTRAINT "merit_list_changes_campaign_id_exam_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."exam_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merit_list_changes" ADD CONSTRAINT "merit_list_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_exclusions_once" ON "attempt_exclusions" USING btree ("attempt_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "attempt_exclusions_attempt" ON "attempt_exclusions" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "attempt_exclusions_exam" ON "attempt_exclusions" USING btree ("exam_kind","exam_id","excluded_at");--> statement-breakpoint
CREATE INDEX "attempt_exclusions_user" ON "attempt_exclusions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attempt_exclusions_excluded_by" ON "attempt_exclusions" USING btree ("excluded_by");--> statement-breakpoint
CREATE INDEX "attempt_exclusions_ended_by" ON "attempt_exclusions" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "merit_list_changes_campaign" ON "merit_list_changes" USING btree ("campaign_id","changed_at");--> statement-breakpoint
CREATE INDEX "merit_list_changes_changed_by" ON "merit_list_changes" USING btree ("changed_by");