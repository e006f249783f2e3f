CREATE TABLE "personal_windows" (
	"campaign_id" text NOT NULL,
	"student_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"given_by" text,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "personal_windows_campaign_id_student_id_pk" PRIMARY KEY("campaign_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "exam_campaigns" ADD COLUMN "window_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "personal_windows" ADD CONSTRAINT "personal_windows_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_windows" ADD CONSTRAINT "personal_windows_registration" FOREIGN KEY ("campaign_id","student_id") REFERENCES "public"."exam_campaign_registrations"("campaign_id","student_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personal_windows_end" ON "personal_windows" USING btree ("campaign_id","ends_at");--> statement-breakpoint
CREATE INDEX "personal_windows_start" ON "personal_windows" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "personal_windows_student" ON "personal_windows" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "personal_windows_given_by" ON "personal_windows" USING btree ("given_by");