// Generated from migrations/ by `npm run db:types`. Types as platform/database/sql-types.ts reads them.

import type { ColumnType } from "kysely"

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[]

export type AuthAalLevel = "aal1" | "aal2" | "aal3"

export type AuthCodeChallengeMethod = "plain" | "s256"

export type AuthFactorStatus = "unverified" | "verified"

export type AuthFactorType = "phone" | "recovery_code" | "totp" | "webauthn"

export type AuthOauthAuthorizationStatus = "approved" | "denied" | "exchanged" | "pending"

export type AuthOneTimeTokenType = "confirmation" | "email_change_current" | "email_change_new" | "phone_change" | "reauthentication" | "recovery"

export type AuthWebauthnCeremony = "authentication" | "registration"

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>

export type Json = JsonValue

export type JsonArray = JsonValue[]

export type JsonObject = {
  [x: string]: JsonValue | undefined
}

export type JsonPrimitive = boolean | number | string | null

export type JsonValue = JsonArray | JsonObject | JsonPrimitive

export type Numeric = ColumnType<string, number | string, number | string>

export type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface AnswerRating {
  answer: string
  day: string
  failed: Generated<number>
  helped: Generated<number>
}

export interface AppliedFunction {
  applied_at: Generated<Timestamp>
  checksum: string
  name: string
}

export interface AssistantTranslation {
  body: string
  language: string
  listing_id: string | null
  made_at: Timestamp
  post_id: string | null
  source_hash: Buffer
  title: string | null
}

export interface AssistantUsage {
  answered_by: string
  at: Timestamp
  id: string
  input_tokens: number
  kind: string
  outcome: string
  output_tokens: number
  took_ms: number
  user_id: string | null
}

export interface AuthAccountDeletions {
  purge_at: Timestamp
  requested_at: Generated<Timestamp>
  user_id: string
}

export interface AuthAuditLogEntries {
  created_at: Generated<Timestamp>
  id: string
  ip_address: Generated<string>
  payload: Json
}

export interface AuthCustomOauthProviders {
  acceptable_client_ids: Generated<string[]>
  attribute_mapping: Generated<Json>
  authorization_params: Generated<Json>
  authorization_url: string | null
  client_id: string
  client_secret: Buffer
  created_at: Generated<Timestamp>
  custom_claims_allowlist: Generated<string[]>
  discovery_url: string | null
  email_optional: Generated<boolean>
  enabled: Generated<boolean>
  id: string
  identifier: string
  issuer: string | null
  jwks_uri: string | null
  name: string
  pkce_enabled: Generated<boolean>
  provider_type: string
  scopes: Generated<string[]>
  skip_nonce_check: Generated<boolean>
  token_url: string | null
  updated_at: Generated<Timestamp>
  userinfo_url: string | null
}

export interface AuthFlowState {
  auth_code: string | null
  auth_code_issued_at: Timestamp | null
  authentication_method: string
  browser_hash: Buffer | null
  code_challenge: string | null
  code_challenge_method: AuthCodeChallengeMethod | null
  created_at: Generated<Timestamp>
  email_optional: Generated<boolean>
  id: string
  invite_token: string | null
  linking_target_id: string | null
  provider_access_token: string | null
  provider_refresh_token: string | null
  provider_type: string
  referrer: string | null
  returned_at: Timestamp | null
  session_not_after: Timestamp | null
  user_id: string | null
}

export interface AuthIdentities {
  created_at: Generated<Timestamp>
  email: Generated<string | null>
  id: string
  identity_data: Json
  last_sign_in_at: Timestamp | null
  provider: string
  provider_id: string
  updated_at: Generated<Timestamp>
  user_id: string
}

export interface AuthMfaAmrClaims {
  authentication_method: string
  created_at: Generated<Timestamp>
  id: string
  session_id: string
  updated_at: Generated<Timestamp>
}

export interface AuthMfaChallenges {
  attempts: Generated<number>
  code_hash: Buffer | null
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  factor_id: string
  id: string
  ip_address: string | null
  verified_at: Timestamp | null
  webauthn_challenge: string | null
}

export interface AuthMfaFactors {
  created_at: Generated<Timestamp>
  factor_type: AuthFactorType
  friendly_name: Generated<string>
  id: string
  last_challenged_at: Timestamp | null
  last_used_step: number | null
  phone: string | null
  secret: Buffer | null
  status: Generated<AuthFactorStatus>
  updated_at: Generated<Timestamp>
  user_id: string
}

export interface AuthMfaRecoveryCodes {
  code_hash: Buffer
  created_at: Generated<Timestamp>
  factor_id: string
  id: string
  used_at: Timestamp | null
}

export interface AuthOauthAuthorizations {
  client_id: string
  code_challenge: string
  code_hash: Buffer | null
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  id: string
  nonce: string | null
  redirect_uri: string
  scope: string
  session_id: string | null
  state: string | null
  status: Generated<AuthOauthAuthorizationStatus>
  user_id: string | null
}

export interface AuthOauthClients {
  client_name: string
  client_secret_hash: Buffer | null
  client_type: string
  client_uri: string | null
  created_at: Generated<Timestamp>
  grant_types: string[]
  id: string
  logo_uri: string | null
  redirect_uris: string[]
  registration_type: string
  scope: string | null
  token_endpoint_auth_method: string
  updated_at: Generated<Timestamp>
}

export interface AuthOauthConsents {
  client_id: string
  granted_at: Generated<Timestamp>
  id: string
  scopes: string[]
  user_id: string
}

export interface AuthOneTimeTokens {
  attempts: Generated<number>
  code_hash: Buffer | null
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  flow_state_id: string | null
  id: string
  link_hash: Buffer | null
  relates_to: string
  token_type: AuthOneTimeTokenType
  user_id: string
}

export interface AuthSamlProviders {
  attribute_mapping: Generated<Json>
  created_at: Generated<Timestamp>
  entity_id: string
  id: string
  metadata_url: string | null
  metadata_xml: string
  name_id_format: string | null
  sso_provider_id: string
  updated_at: Generated<Timestamp>
}

export interface AuthSamlRelayStates {
  created_at: Generated<Timestamp>
  flow_state_id: string
  id: string
  request_id: string
  sso_provider_id: string
}

export interface AuthSessions {
  aal: Generated<AuthAalLevel>
  created_at: Generated<Timestamp>
  factor_id: string | null
  id: string
  ip: string | null
  not_after: Timestamp | null
  oauth_client_id: string | null
  refresh_min_counter: Generated<number>
  refresh_token_counter: Generated<number>
  refresh_token_hmac_key: Buffer
  refreshed_at: Timestamp | null
  scopes: string | null
  tag: string | null
  updated_at: Generated<Timestamp>
  user_agent: string | null
  user_id: string
}

export interface AuthSsoDomains {
  created_at: Generated<Timestamp>
  domain: string
  id: string
  sso_provider_id: string
}

export interface AuthSsoProviders {
  created_at: Generated<Timestamp>
  disabled: Generated<boolean>
  id: string
  resource_id: string | null
  updated_at: Generated<Timestamp>
}

export interface AuthUsers {
  aud: Generated<string>
  banned_until: Timestamp | null
  confirmation_sent_at: Timestamp | null
  confirmed_at: Generated<Timestamp | null>
  created_at: Generated<Timestamp>
  deleted_at: Timestamp | null
  email: string | null
  email_change: string | null
  email_change_confirm_status: Generated<number>
  email_change_sent_at: Timestamp | null
  email_confirmed_at: Timestamp | null
  encrypted_password: string | null
  id: string
  invited_at: Timestamp | null
  is_anonymous: Generated<boolean>
  is_sso_user: Generated<boolean>
  last_sign_in_at: Timestamp | null
  phone: string | null
  phone_change: string | null
  phone_change_sent_at: Timestamp | null
  phone_confirmed_at: Timestamp | null
  raw_app_meta_data: Generated<Json>
  raw_user_meta_data: Generated<Json>
  reauthentication_sent_at: Timestamp | null
  recovery_sent_at: Timestamp | null
  role: Generated<string>
  updated_at: Generated<Timestamp>
}

export interface AuthWeb3UsedMessages {
  expires_at: Timestamp
  message_hash: Buffer
}

export interface AuthWebauthnChallenges {
  ceremony: AuthWebauthnCeremony
  challenge: string
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  id: string
  user_id: string | null
}

export interface AuthWebauthnCredentials {
  aaguid: string
  backed_up: Generated<boolean>
  backup_eligible: Generated<boolean>
  created_at: Generated<Timestamp>
  credential_id: string
  factor_id: string | null
  friendly_name: Generated<string>
  id: string
  last_used_at: Timestamp | null
  public_key: Buffer
  sign_count: Generated<number>
  transports: Generated<string[]>
  updated_at: Generated<Timestamp>
  user_id: string
}

export interface BlockedTerm {
  added_by: string | null
  created_at: Timestamp
  folded: string
  id: string
  kind: string
  term: string
}

export interface CommunityGroup {
  active_at: Timestamp
  admin_id: string | null
  archived_at: Timestamp | null
  banner_media_id: string | null
  card: Generated<string>
  category_id: string
  created_at: Timestamp
  demo: Generated<boolean>
  description: string
  ends_at: Timestamp | null
  id: string
  is_hybrid: Generated<boolean | null>
  lat: number | null
  lng: number | null
  location_city: string | null
  location_state: string | null
  location_zip: string | null
  max_members: Generated<number>
  meeting_type: string
  member_count: Generated<number>
  online_url: string | null
  place_id: number | null
  point: Generated<string | null>
  questions: Generated<string[]>
  repeat_rule: string | null
  requires_approval: boolean
  rules: string | null
  search: Generated<string>
  starts_at: Timestamp
  tags: Generated<string[]>
  time_zone: string
  title: string
  updated_at: Timestamp
  version: Generated<number>
  withheld_at: Timestamp | null
}

export interface Connection {
  answered_at: Timestamp | null
  asked_at: Timestamp
  asked_by: string
  high_id: string
  is_withdrawn: Generated<boolean>
  low_id: string
  note: string | null
  status: Generated<string>
}

export interface ConnectionQuota {
  day: string
  requests: number
  user_id: string
}

export interface DataExport {
  bytes: number | null
  expires_at: Timestamp | null
  id: string
  ready_at: Timestamp | null
  requested_at: Timestamp
  user_id: string
}

export interface DatingAllowance {
  cell: number | null
  day: string
  first_name: string | null
  is_removed: Generated<boolean>
  last_pass_at: Timestamp | null
  last_pass_id: string | null
  likes: Generated<number>
  name_changes: Generated<ArrayType<Timestamp>>
  openers: Generated<number>
  place_changes: Generated<ArrayType<Timestamp>>
  super_likes: Generated<number>
  user_id: string
}

export interface DatingCard {
  card: string
  user_id: string
}

export interface DatingContactKey {
  hash: Buffer
  user_id: string
}

export interface DatingDatePlan {
  created_at: Timestamp
  ends_at: Timestamp
  first_name: string
  id: string
  place: string
  starts_at: Timestamp
  token_hash: Buffer
  user_id: string
}

export interface DatingEvidencePhoto {
  media_id: string
  position: number
  profile_id: string
  reported_at: Timestamp
  user_id: string
}

export interface DatingHiddenContact {
  hash: Buffer
  user_id: string
}

export interface DatingHiddenPair {
  because: string
  created_at: Timestamp
  other_id: string
  user_id: string
}

export interface DatingHideAllowance {
  day: string
  new_contacts: Generated<number>
  switches: Generated<number>
  user_id: string
}

export interface DatingMatch {
  created_at: Timestamp
  ended_at: Timestamp | null
  high_id: string
  id: string
  low_id: string
  thread_id: string | null
}

export interface DatingPhoto {
  media_id: string
  position: number
  user_id: string
}

export interface DatingProfile {
  active_at: Timestamp
  active_recently: Generated<boolean>
  age_from: Generated<number>
  age_to: Generated<number>
  bio: string
  block: number
  blocks: number[]
  blurs_photos: Generated<boolean>
  cell: number
  children: string | null
  created_at: Timestamp
  cultural_tags: string[]
  date_of_birth: string
  demo: Generated<boolean>
  education: string | null
  faith: string | null
  family_plans: string | null
  filter_children: Generated<string[]>
  filter_faiths: Generated<string[]>
  filter_family_plans: Generated<string[]>
  filter_interests: Generated<string[]>
  filter_languages: Generated<string[]>
  filter_moving: Generated<string[]>
  first_name: string | null
  gender: string
  has_phone: Generated<boolean>
  height: number | null
  hides_from_connections: Generated<boolean>
  hides_from_groups: Generated<boolean>
  id: string
  interests: string[]
  is_incognito: Generated<boolean>
  is_paused: Generated<boolean>
  is_shown: Generated<boolean>
  languages: string[]
  lat: number
  lng: number
  location: string
  looking_for: string
  moving: string | null
  oldest: Generated<number>
  place_id: number | null
  profession: string | null
  prompts: Generated<Json>
  reach: Generated<number>
  reach_squared: Generated<number>
  relationship_type: string
  seeking: string[]
  turn: Generated<number>
  updated_at: Timestamp
  user_id: string
  verified_at: Timestamp | null
  verified_only: Generated<boolean>
  version: Generated<number>
  withheld: string | null
  x: Generated<number>
  y: Generated<number>
  z: Generated<number>
}

export interface DatingSwipe {
  at: Timestamp
  direction: string
  prompt: string | null
  restored_at: Timestamp | null
  swiped_id: string
  swiper_id: string
}

export interface DatingVerification {
  created_at: Timestamp
  decided_at: Timestamp | null
  decided_by: string | null
  id: string
  media_id: string | null
  pose: string
  state: string
  user_id: string
}

export interface EventAttendance {
  answer: string
  asked_at: Timestamp
  event_id: string
  guests: Generated<number>
  is_waiting: Generated<boolean>
  reminded: number | null
  user_id: string
}

export interface EventRegistration {
  confirmed_at: Timestamp | null
  email: string
  event_id: string
  guests: number
  id: string
  is_waiting: Generated<boolean>
  language: string
  name: string
  reminded: number | null
  removed_at: Timestamp | null
  requested_at: Timestamp
}

export interface Favorite {
  created_at: Generated<Timestamp>
  known_currency: string | null
  known_end: Timestamp | null
  known_price: number | null
  known_state: string
  listing_id: string
  user_id: string
}

export interface FavoriteNews {
  changed_at: Generated<Timestamp>
  listing_id: string
}

export interface GroupCategory {
  icon_name: Generated<string>
  id: string
  label: string
  label_am: string
}

export interface GroupEvent {
  called_off_for: string | null
  cancelled_at: Timestamp | null
  capacity: number | null
  cover_media_id: string | null
  description: string | null
  ends_at: Timestamp
  ends_open: Generated<boolean>
  going: Generated<number>
  group_id: string
  id: string
  is_changed: Generated<boolean>
  maybe: Generated<number>
  planned_at: Timestamp
  price_currency: string | null
  price_kind: string | null
  price_minor: number | null
  registered: Generated<number>
  sequence: Generated<number>
  series_id: string
  starts_at: Timestamp
  time_zone: string
  title: string
  updated_at: Timestamp
  url: string | null
  venue: string | null
  version: Generated<number>
  waiting: Generated<number>
}

export interface GroupEventHost {
  series_id: string
  user_id: string
}

export interface GroupEventSeries {
  capacity: number | null
  cover_media_id: string | null
  created_at: Timestamp
  description: string | null
  duration: number
  ends_before: Timestamp | null
  ends_open: Generated<boolean>
  group_id: string
  id: string
  is_meeting: Generated<boolean>
  price_currency: string | null
  price_kind: string | null
  price_minor: number | null
  repeat_rule: string | null
  sequence: Generated<number>
  starts_at: Timestamp
  time_zone: string
  title: string
  updated_at: Generated<Timestamp>
  url: string | null
  venue: string | null
  written_until: Timestamp
}

export interface GroupInvite {
  created_at: Timestamp
  created_by: string
  expires_at: Timestamp
  group_id: string
  id: string
  max_uses: number | null
  uses: Generated<number>
}

export interface GroupMember {
  answers: Generated<Json>
  asked_at: Timestamp
  decided_at: Timestamp | null
  group_id: string
  is_listed: Generated<boolean>
  joined_at: Timestamp | null
  role: Generated<string>
  status: string
  user_id: string
  waits_for: string | null
}

export interface GroupPhoto {
  created_at: Timestamp
  group_id: string
  id: string
  media_id: string
  user_id: string
  withheld: string | null
}

export interface GroupPoll {
  closes_at: Timestamp
  created_at: Timestamp
  created_by: string | null
  group_id: string
  id: string
  is_multiple: boolean
  options: string[]
  question: string
}

export interface GroupPollAnswer {
  at: Timestamp
  choices: number[]
  poll_id: string
  user_id: string
}

export interface GroupTerm {
  edition: number
  folded: string
  groups: Generated<number>
  learned_at: Generated<Timestamp>
  skeleton: string
  sound: string
  stems: string[]
  term: string
}

export interface HelpArticle {
  answer_am: string
  answer_en: string
  id: string
  is_published: boolean
  question_am: string
  question_en: string
  topic: string
  updated_at: Timestamp
  version: number
}

export interface IdempotencyKey {
  body: string | null
  created_at: Generated<Timestamp>
  key: string
  operation: string
  request_hash: Buffer
  state: string
  status: number | null
  user_id: string
}

export interface LinkPreview {
  preview: Json | null
  read_at: Timestamp
  url: string
}

export interface Listing {
  bumped_at: Timestamp | null
  card: string | null
  category: string
  cautions: Generated<string[]>
  cell: number | null
  cell_coarse: number | null
  close_outcome: string | null
  closed_at: Timestamp | null
  closed_from: string | null
  closed_with: string | null
  compared_price: Generated<number | null>
  created_at: Generated<Timestamp>
  currency: string | null
  decision_note: string | null
  decision_reason: string | null
  deleted_at: Timestamp | null
  description: Generated<string>
  details: Generated<Json>
  expires_at: Timestamp | null
  featured_until: Timestamp | null
  highlighted_until: Timestamp | null
  highlights: Generated<Json>
  id: string
  kind: Generated<string>
  lang: Generated<string>
  languages: Generated<string[]>
  lat: number | null
  lng: number | null
  neighborhood: string | null
  owner_id: string
  paid_until: Timestamp | null
  phone: string | null
  phone_ways: Generated<string[]>
  photo_count: Generated<number>
  place_id: number | null
  point: Generated<string | null>
  postal_code: string | null
  poster_verified: Generated<boolean>
  price_max_minor: number | null
  price_minor: number | null
  price_period: string | null
  price_type: string | null
  published_at: Timestamp | null
  reminded: Generated<number>
  renewed_at: Timestamp | null
  search: string | null
  settled_price_minor: number | null
  settled_price_until: Timestamp | null
  slug: Generated<string>
  soon: Generated<string | null>
  sort_price: Generated<number | null>
  state: Generated<string>
  subcategory: string | null
  title: Generated<string>
  translation_description: string | null
  translation_lang: string | null
  translation_title: string | null
  updated_at: Generated<Timestamp>
  version: Generated<number>
  withheld_for: Generated<string[]>
  withheld_from: string | null
}

export interface ListingDay {
  day: string
  listing_id: string
  views: number
}

export interface ListingPhoto {
  alt: string | null
  listing_id: string
  media_id: string
  position: number
  withheld: string | null
  withheld_at: Timestamp | null
}

export interface ListingRevision {
  content: Json
  decision_note: string | null
  decision_reason: string | null
  listing_id: string
  made_at: Timestamp
  state: string
}

export interface ListingShingles {
  hashes: number[]
  listing_id: string
}

export interface ListingViewer {
  day: string
  listing_id: string
  viewer: Buffer
}

export interface Media {
  attached_at: Timestamp | null
  blur: string
  created_at: Generated<Timestamp>
  file_stem: string | null
  height: number
  id: string
  looks: string | null
  owner_id: string
  purpose: string
  width: number
}

export interface MediaLeftover {
  due_at: Timestamp
  file_stem: string | null
  media_id: string
}

export interface MediaQuota {
  day: string
  owner_id: string
  uploads: number
}

export interface Message {
  body: string | null
  card_answered_at: Timestamp | null
  card_state: string | null
  created_at: Timestamp
  deleted_at: Timestamp | null
  edited_at: Timestamp | null
  facts: Json | null
  id: string
  kind: string
  number: number
  reply_to_id: string | null
  sender_id: string | null
  thread_id: string
  warnings: Generated<string[]>
}

export interface MessagePhoto {
  media_id: string
  message_id: string
  position: number
}

export interface MessageReaction {
  created_at: Timestamp
  message_id: string
  reaction: string
  user_id: string
}

export interface MessageSettings {
  presence: boolean
  receipts: boolean
  typing: boolean
  user_id: string
}

export interface MessageVoice {
  message_id: string
  voice_id: string
}

export interface ModCase {
  appeal_of: string | null
  closed_at: Timestamp | null
  held_by: string | null
  held_until: Timestamp | null
  id: string
  is_hidden: Generated<boolean>
  is_paused: Generated<boolean>
  opened_at: Timestamp
  owner_id: string | null
  owner_since: Timestamp | null
  priority: number
  queue: string
  reasons: Generated<string[]>
  report_weight: Generated<Numeric>
  reports: Generated<number>
  signals: Generated<string[]>
  state: string
  subject_id: string
  subject_kind: string
  version: Generated<number>
}

export interface ModDecision {
  actions: Json
  appeal_outcome: string | null
  appeal_text: string | null
  appealed_at: Timestamp | null
  case_id: string
  decided_at: Timestamp
  decided_by: string | null
  due_at: Timestamp
  executed_at: Timestamp | null
  id: string
  note: string | null
  person_id: string | null
  reversal: Json | null
  rule: string | null
  subject_id: string
  subject_kind: string
  subject_version: number
  undone_at: Timestamp | null
  undone_by: string | null
  was_state: string
}

export interface ModEvent {
  action: string
  actor_id: string | null
  after: Json | null
  at: Timestamp
  before: Json | null
  case_id: string | null
  days: number | null
  decision_id: string | null
  id: string
  note: string | null
  person_id: string | null
  reason: string | null
  subject_id: string | null
  subject_kind: string | null
}

export interface ModSanction {
  decision_id: string | null
  ends_at: Timestamp | null
  id: string
  kind: string
  lifted_at: Timestamp | null
  rule: string | null
  started_at: Timestamp
  user_id: string
}

export interface Notification {
  about_id: string | null
  began_at: Generated<Timestamp>
  created_at: Generated<Timestamp>
  facts: Json
  group_id: string | null
  id: string
  in_app: Generated<boolean>
  is_newest: Generated<boolean>
  key: Generated<string>
  kind: string
  mail_due_at: Timestamp | null
  read_at: Timestamp | null
  subject_id: string
  user_id: string
}

export interface NotificationSettings {
  hides_content: Generated<boolean>
  off: Generated<string[]>
  quiet_from: number | null
  quiet_until: number | null
  time_zone: string | null
  user_id: string
}

export interface PaymentAgent {
  marked_at: Timestamp
  user_id: string
}

export interface PaymentEvent {
  id: string
  order_id: string | null
  outcome: string
  provider: string
  received_at: Timestamp
}

export interface PaymentGrant {
  days: number | null
  ends_at: Timestamp | null
  granted_at: Timestamp
  id: string
  is_closed: Generated<boolean>
  listing_id: string
  order_id: string
  product: string
  revoked_at: Timestamp | null
  starts_at: Timestamp | null
}

export interface PaymentOrder {
  amount_minor: number
  checkout_url: string | null
  created_at: Timestamp
  currency: string
  ended_at: Timestamp | null
  expires_at: Timestamp
  id: string
  lines: Json
  listing_id: string | null
  number: Generated<number>
  paid_at: Timestamp | null
  provider: string
  provider_payment: string | null
  provider_session: string | null
  refunded_minor: Generated<number>
  state: Generated<string>
  tax_minor: number | null
  user_id: string | null
}

export interface PaymentPlan {
  changed_at: Generated<Timestamp>
  id: string
  is_offered: Generated<boolean>
  version: Generated<number>
}

export interface PaymentPrice {
  amount_minor: number
  currency: string
  plan_id: string
}

export interface PaymentRefund {
  amount_minor: number
  id: string
  order_id: string
  provider_refund: string | null
  reason: string
  requested_at: Timestamp
  settled_at: Timestamp | null
  state: Generated<string>
}

export interface PhoneReveal {
  by_staff: Generated<boolean>
  id: string
  listing_id: string
  revealed_at: Timestamp
  user_id: string
}

export interface Place {
  admin1: string | null
  cell_coarse: number
  country: string
  id: number
  lat: number
  lng: number
  name: string
  name_am: string | null
  population: number
  standing: number
  tier: string | null
}

export interface PlaceEdition {
  loaded_at: Generated<Timestamp>
  name: string
}

export interface PlaceName {
  folded: string
  place_id: number
  standing: number
}

export interface PlatformClock {
  moved_by: Generated<string>
  only_row: Generated<boolean>
}

export interface Post {
  audience: string
  author_id: string | null
  comments_count: Generated<number>
  content: string
  created_at: Timestamp
  demo: Generated<boolean>
  edited_at: Timestamp | null
  id: string
  link: Json | null
  place_id: number | null
  reactions_count: Generated<number>
  removed_at: Timestamp | null
  repeats_id: string | null
  search: Generated<string | null>
  shares_count: Generated<number>
  topic: string | null
  withheld_at: Timestamp | null
}

export interface PostalCode {
  code: string
  lat: number
  lng: number
  place_id: number
}

export interface PostComment {
  content: string
  created_at: Timestamp
  demo: Generated<boolean>
  id: string
  post_id: string
  reply_to: string | null
  user_id: string
  withheld_at: Timestamp | null
}

export interface PostImage {
  media_id: string
  position: number
  post_id: string
}

export interface PostMention {
  comment_id: string | null
  name: string
  post_id: string
  user_id: string
}

export interface PostPlace {
  cell_coarse: number
  lat: number
  lng: number
  place_id: number
}

export interface PostReaction {
  at: Timestamp
  post_id: string
  reaction_type: Generated<string>
  user_id: string
}

export interface PostSaved {
  at: Timestamp
  post_id: string
  user_id: string
}

export interface Profile {
  avatar_media_id: string | null
  bio: string | null
  created_at: Generated<Timestamp>
  demo: Generated<boolean>
  display_name: string | null
  full_name: string
  is_indexed: Generated<boolean>
  place_id: number | null
  updated_at: Generated<Timestamp>
  user_id: string
}

export interface PushSubscription {
  auth: Buffer
  created_at: Timestamp
  endpoint: string
  id: string
  language: string
  p256dh: Buffer
  session_id: string
  user_id: string
}

export interface RateWindow {
  ends_at: Timestamp
  key: string
  spent: number
}

export interface ReportReading {
  case_id: string
  first_number: number
  id: string
  last_number: number
  read_at: Timestamp
  reader_id: string | null
  thread_id: string
}

export interface Review {
  about_id: string
  author_id: string | null
  created_at: Timestamp
  exchange_id: string
  hidden_at: Timestamp | null
  id: string
  replied_at: Timestamp | null
  reply: string | null
  revealed_at: Timestamp | null
  stars: number
  tags: string[]
  words: string | null
}

export interface ReviewExchange {
  buyer_id: string | null
  closes_at: Timestamp
  id: string
  kind: string
  listing_id: string
  opened_at: Timestamp
  revealed_at: Timestamp | null
  seller_id: string | null
  title: string | null
}

export interface SavedSearch {
  channel: string
  created_at: Timestamp
  filters: Json
  frequency: string
  id: string
  last_notified_at: Timestamp
  name: string
  next_look_at: Timestamp
  opened_at: Timestamp
  paused: string | null
  place_id: number | null
  user_id: string
}

export interface SchemaMigration {
  checksum: string
  name: string
  ran_at: Generated<Timestamp>
}

export interface SearchTerm {
  edition: number
  folded: string
  learned_at: Generated<Timestamp>
  listings: Generated<number>
  skeleton: string
  sound: string
  stems: string[]
  term: string
}

export interface SiteSetting {
  changed_at: Timestamp
  name: string
  value: Json
}

export interface SkillEndorsement {
  at: Timestamp
  endorser_id: string
  skill: string
  user_id: string
}

export interface SocketIoAttachments {
  created_at: Generated<Timestamp | null>
  id: Generated<number>
  payload: Buffer | null
}

export interface StaffBroadcast {
  audience: number
  author_id: string | null
  by_mail: boolean
  created_at: Timestamp
  finished_at: Timestamp | null
  id: string
  language: string | null
  path: string | null
  place_ids: number[]
  sent: Generated<number>
  sent_to: string | null
  text_am: string
  text_en: string
  title_am: string
  title_en: string
}

export interface StaffFigure {
  day: string
  metric: string
  slice: Generated<string>
  value: number
}

export interface SupportTicket {
  answer: string | null
  answered_at: Timestamp | null
  closed_at: Timestamp | null
  created_at: Timestamp
  email: string | null
  id: string
  language: string
  message: string
  number: Generated<number>
  topic: string
  user_id: string | null
}

export interface TermsAcceptance {
  accepted_at: Timestamp
  user_id: string
  version: string
}

export interface TestPayment {
  amount_minor: number
  cancel_url: string
  currency: string
  expires_at: Timestamp
  id: string
  order_id: string
  refunded_minor: Generated<number>
  state: Generated<string>
  success_url: string
}

export interface Thread {
  answered_at: Timestamp | null
  closed_at: Timestamp | null
  closed_for: string | null
  created_at: Timestamp
  high_user_id: string | null
  id: string
  kind: string
  last_at: Timestamp
  last_number: Generated<number>
  low_user_id: string | null
  opener_id: string | null
  owners_only: Generated<boolean>
  pinned_message_id: string | null
  shows_history: Generated<boolean>
  slow_seconds: Generated<number>
  subject_id: string | null
}

export interface ThreadMember {
  alias: string | null
  alias_name: string | null
  archived_at: Timestamp | null
  delivered_number: Generated<number>
  folder: Generated<string>
  is_marked_unread: Generated<boolean>
  joined_at: Timestamp
  joined_number: Generated<number>
  left_at: Timestamp | null
  muted_until: Timestamp | null
  read_number: Generated<number>
  removed_at: Timestamp | null
  reported_as: string | null
  role: Generated<string>
  side: string | null
  thread_id: string
  told_number: Generated<number>
  user_id: string
  wrote_at: Timestamp | null
}

export interface UserBlock {
  blocked_id: string
  blocker_id: string
  created_at: Generated<Timestamp>
  known_id: string
  shown_name: string | null
}

export interface UserReport {
  closed_at: Timestamp | null
  created_at: Timestamp
  description: string | null
  evidence: string | null
  id: string
  reason: string
  reported_user_id: string
  reporter_id: string
  status: Generated<string>
  subject_id: string
  subject_kind: string
}

export interface UserRoles {
  created_at: Generated<Timestamp>
  id: string
  role: string
  user_id: string
}

export interface UserSuspension {
  ends_at: Timestamp | null
  started_at: Timestamp
  user_id: string
}

export interface Voice {
  attached_at: Timestamp | null
  created_at: Generated<Timestamp>
  duration_ms: number
  id: string
  owner_id: string
}

export interface VoiceUpload {
  content: Buffer
  created_at: Generated<Timestamp>
  id: string
  owner_id: string
  size: number
  voice_id: string | null
}

export interface WorkProfile {
  audience: Generated<string>
  company: string | null
  folded_skills: Generated<string[]>
  headline: string | null
  helps_with: Generated<string[]>
  is_open_to_work: Generated<boolean>
  skills: Generated<string[]>
  updated_at: Timestamp
  user_id: string
}

export interface DB {
  answer_rating: AnswerRating
  applied_function: AppliedFunction
  assistant_translation: AssistantTranslation
  assistant_usage: AssistantUsage
  "auth.account_deletions": AuthAccountDeletions
  "auth.audit_log_entries": AuthAuditLogEntries
  "auth.custom_oauth_providers": AuthCustomOauthProviders
  "auth.flow_state": AuthFlowState
  "auth.identities": AuthIdentities
  "auth.mfa_amr_claims": AuthMfaAmrClaims
  "auth.mfa_challenges": AuthMfaChallenges
  "auth.mfa_factors": AuthMfaFactors
  "auth.mfa_recovery_codes": AuthMfaRecoveryCodes
  "auth.oauth_authorizations": AuthOauthAuthorizations
  "auth.oauth_clients": AuthOauthClients
  "auth.oauth_consents": AuthOauthConsents
  "auth.one_time_tokens": AuthOneTimeTokens
  "auth.saml_providers": AuthSamlProviders
  "auth.saml_relay_states": AuthSamlRelayStates
  "auth.sessions": AuthSessions
  "auth.sso_domains": AuthSsoDomains
  "auth.sso_providers": AuthSsoProviders
  "auth.users": AuthUsers
  "auth.web3_used_messages": AuthWeb3UsedMessages
  "auth.webauthn_challenges": AuthWebauthnChallenges
  "auth.webauthn_credentials": AuthWebauthnCredentials
  blocked_term: BlockedTerm
  community_group: CommunityGroup
  connection: Connection
  connection_quota: ConnectionQuota
  data_export: DataExport
  dating_allowance: DatingAllowance
  dating_card: DatingCard
  dating_contact_key: DatingContactKey
  dating_date_plan: DatingDatePlan
  dating_evidence_photo: DatingEvidencePhoto
  dating_hidden_contact: DatingHiddenContact
  dating_hidden_pair: DatingHiddenPair
  dating_hide_allowance: DatingHideAllowance
  dating_match: DatingMatch
  dating_photo: DatingPhoto
  dating_profile: DatingProfile
  dating_swipe: DatingSwipe
  dating_verification: DatingVerification
  event_attendance: EventAttendance
  event_registration: EventRegistration
  favorite: Favorite
  favorite_news: FavoriteNews
  group_category: GroupCategory
  group_event: GroupEvent
  group_event_host: GroupEventHost
  group_event_series: GroupEventSeries
  group_invite: GroupInvite
  group_member: GroupMember
  group_photo: GroupPhoto
  group_poll: GroupPoll
  group_poll_answer: GroupPollAnswer
  group_term: GroupTerm
  help_article: HelpArticle
  idempotency_key: IdempotencyKey
  link_preview: LinkPreview
  listing: Listing
  listing_day: ListingDay
  listing_photo: ListingPhoto
  listing_revision: ListingRevision
  listing_shingles: ListingShingles
  listing_viewer: ListingViewer
  media: Media
  media_leftover: MediaLeftover
  media_quota: MediaQuota
  message: Message
  message_photo: MessagePhoto
  message_reaction: MessageReaction
  message_settings: MessageSettings
  message_voice: MessageVoice
  mod_case: ModCase
  mod_decision: ModDecision
  mod_event: ModEvent
  mod_sanction: ModSanction
  notification: Notification
  notification_settings: NotificationSettings
  payment_agent: PaymentAgent
  payment_event: PaymentEvent
  payment_grant: PaymentGrant
  payment_order: PaymentOrder
  payment_plan: PaymentPlan
  payment_price: PaymentPrice
  payment_refund: PaymentRefund
  phone_reveal: PhoneReveal
  place: Place
  place_edition: PlaceEdition
  place_name: PlaceName
  platform_clock: PlatformClock
  post: Post
  post_comment: PostComment
  post_image: PostImage
  post_mention: PostMention
  post_place: PostPlace
  post_reaction: PostReaction
  post_saved: PostSaved
  postal_code: PostalCode
  profile: Profile
  push_subscription: PushSubscription
  rate_window: RateWindow
  report_reading: ReportReading
  review: Review
  review_exchange: ReviewExchange
  saved_search: SavedSearch
  schema_migration: SchemaMigration
  search_term: SearchTerm
  site_setting: SiteSetting
  skill_endorsement: SkillEndorsement
  socket_io_attachments: SocketIoAttachments
  staff_broadcast: StaffBroadcast
  staff_figure: StaffFigure
  support_ticket: SupportTicket
  terms_acceptance: TermsAcceptance
  test_payment: TestPayment
  thread: Thread
  thread_member: ThreadMember
  user_block: UserBlock
  user_report: UserReport
  user_roles: UserRoles
  user_suspension: UserSuspension
  voice: Voice
  voice_upload: VoiceUpload
  work_profile: WorkProfile
}
