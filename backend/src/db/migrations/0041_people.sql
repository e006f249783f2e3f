ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invitation_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "search_key" text;--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("id") WHERE blocked_at is not null;--> statement-breakpoint
CREATE INDEX "users_invited" ON "users" USING btree ("id") WHERE invited_at is not null;