CREATE TABLE "exam_campaign_entries" (
	"campaign_id" text NOT NULL,
	"identity_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	CONSTRAINT "exam_campaign_entries_campaign_id_identity_hash_pk" PRIMARY KEY("campaign_id","identity_hash")
);
--> statement-breakpoint
ALTER TABLE "exam_campaigns" ADD COLUMN "merit_list_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_campaign_entries" ADD CONSTRAINT "exam_campaign_entries_campaign_id_exam_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."exam_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_campaign_entries_user" ON "exam_campaign_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "exam_campaign_entries_attempt" ON "exam_campaign_entries" USING btree ("attempt_id");