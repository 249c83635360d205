import {
  Bell,
  BriefcaseBusiness,
  Check,
  Heart,
  HeartHandshake,
  Lock,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageCircle,
  Newspaper,
  Scale,
  Search,
  ShieldCheck,
  Smartphone,
  Users,
} from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { NotificationSettings } from '#contract/notifications/settings/notification-settings.ts'
import {
  type Channel,
  CHANNELS,
  LOCKED_TOPICS,
  OPEN_TOPICS,
  type OpenTopic,
  type Topic,
} from '#contract/notifications/topic.ts'

type Topics = NotificationSettings['topics']

const TOPIC_ICONS: Record<Topic, LucideIcon> = {
  messages: MessageCircle,
  favorites: Heart,
  searches: Search,
  listings: Newspaper,
  groups: Users,
  dating: HeartHandshake,
  networking: BriefcaseBusiness,
  announcements: Megaphone,
  moderation: Scale,
  security: ShieldCheck,
}
const CHANNEL_ICONS: Record<Channel, LucideIcon> = { inApp: Bell, push: Smartphone, email: Mail }

const ROW =
  'grid grid-cols-3 items-center gap-x-2 gap-y-3 border-t border-border py-4 first:border-t-0 first:pt-0 last:pb-0 @lg:grid-cols-[1fr_repeat(3,6rem)]'

/** Every topic with a switch for each channel; those that nobody may miss have none. */
export function TopicMatrix({ topics, onChange }: { topics: Topics; onChange: (topics: Topics) => void }) {
  const change = (topic: OpenTopic, channel: Channel, isOn: boolean) =>
    onChange({ ...topics, [topic]: { ...topics[topic], [channel]: isOn } })
  return (
    <div className="@container">
      {OPEN_TOPICS.map((topic) => (
        <fieldset key={topic} aria-labelledby={nameId(topic)} className={ROW}>
          <TopicName topic={topic} />
          {CHANNELS.map((channel) => (
            <ChannelSwitch
              key={channel}
              topic={topic}
              channel={channel}
              isOn={topics[topic][channel]}
              onChange={(isOn) => change(topic, channel, isOn)}
            />
          ))}
        </fieldset>
      ))}
      {LOCKED_TOPICS.map((topic) => (
        <div key={topic} className={ROW}>
          <TopicName topic={topic} />
          <AlwaysOn />
        </div>
      ))}
    </div>
  )
}

const nameId = (topic: Topic) => `topic-${topic}`

function TopicName({ topic }: { topic: Topic }) {
  const t = useTranslations('notifications.settings.topics')
  const Icon = TOPIC_ICONS[topic]
  return (
    <div className="col-span-3 flex min-w-0 gap-3 @lg:col-span-1 @lg:pe-2">
      <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
      <div className="min-w-0">
        <p id={nameId(topic)} className="font-semibold">
          {t(`names.${topic}`)}
        </p>
        <p className="text-sm text-muted">{t(`hints.${topic}`)}</p>
      </div>
    </div>
  )
}

interface ChannelSwitchProps {
  topic: OpenTopic
  channel: Channel
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function ChannelSwitch({ topic, channel, isOn, onChange }: ChannelSwitchProps) {
  const t = useTranslations('notifications.settings.topics')
  const Icon = CHANNEL_ICONS[channel]
  return (
    <label className="relative grid min-h-16 cursor-pointer justify-items-center gap-1 rounded-2xl border border-border px-1 py-2 text-center text-xs leading-normal font-medium text-muted transition-colors has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="checkbox"
        className="peer sr-only"
        aria-label={t('switch', { topic: t(`names.${topic}`), channel: t(channel) })}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Icon size={20} aria-hidden="true" />
      <span aria-hidden="true">{t(channel)}</span>
      <span
        aria-hidden="true"
        className="absolute end-1.5 top-1.5 grid size-4 place-content-center rounded-full bg-accent text-accent-foreground not-peer-checked:hidden"
      >
        <Check size={11} strokeWidth={3.5} />
      </span>
    </label>
  )
}

function AlwaysOn() {
  const t = useTranslations('notifications.settings.topics')
  return (
    <p className="col-span-3 flex min-h-11 items-center justify-center gap-2 rounded-2xl bg-surface-secondary px-3 py-2 text-sm font-medium text-muted">
      <Lock size={16} aria-hidden="true" className="shrink-0" />
      {t('always')}
    </p>
  )
}
