CREATE TABLE "exam_roster_candidates" (
	"id" text PRIMARY KEY NOT NULL,
	"roster_id" text NOT NULL,
	"address" text NOT NULL,
	"name" text,
	"roll_number" text,
	"line" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_roster_problems" (
	"roster_id" text NOT NULL,
	"line" integer NOT NULL,
	"address" text NOT NULL,
	"problem" text NOT NULL,
	"first_line" integer,
	CONSTRAINT "exam_roster_problems_roster_id_line_pk" PRIMARY KEY("roster_id","line")
);
--> statement-breakpoint
CREATE TABLE "exam_rosters" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"mode" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_rosters_mode" CHECK (mode in ('replace', 'add')),
	CONSTRAINT "exam_rosters_state" CHECK (state in ('draft', 'active', 'done'))
);
--> statement-breakpoint
ALTER TABLE "exam_campaign_registrations" ADD COLUMN "roster_address" text;--> statement-breakpoint
ALTER TABLE "exam_roster_candidates" ADD CONSTRAINT "exam_roster_candidates_roster_id_exam_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."exam_rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_roster_problems" ADD CONSTRAINT "exam_roster_problems_roster_id_exam_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."exam_rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_rosters" ADD CONSTRAINT "exam_rosters_campaign_id_exam_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."exam_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_roster_candidates_once" ON "exam_roster_candidates" USING btree ("roster_id","address");--> statement-breakpoint
CREATE INDEX "exam_roster_candidates_order" ON "exam_roster_candidates" USING btree ("roster_id","added_at","id");--> statement-breakpoint
CREATE INDEX "exam_roster_candidates_address" ON "exam_roster_candidates" USING btree ("address");--> statement-breakpoint
CREATE INDEX "exam_rosters_campaign" ON "exam_rosters" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_rosters_active" ON "exam_rosters" USING btree ("campaign_id") WHERE state = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "exam_campaign_registrations_place" ON "exam_campaign_registrations" USING btree ("campaign_id","roster_address");