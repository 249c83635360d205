import {
  NotificationSettings,
  SWITCHES,
  type SwitchName,
} from '#contract/notifications/settings/notification-settings.ts'
import {
  CHANNELS,
  type Channel,
  isOpenTopic,
  OPEN_TOPICS,
  type Topic,
} from '#contract/notifications/topic.ts'
import { minutesOf, timeOf } from './quiet-policy.ts'
import type { SettingsColumns } from './settings-store.ts'

export function viewSettings({
  off,
  quiet_from,
  quiet_until,
  time_zone,
  hides_content,
}: SettingsColumns): NotificationSettings {
  const isSet = quiet_from !== null && quiet_until !== null && time_zone !== null
  const switches = OPEN_TOPICS.map((topic) => {
    const channels = CHANNELS.map((channel) => [channel, !off.includes(`${topic}.${channel}`)] as const)
    return [topic, Object.fromEntries(channels)] as const
  })
  return NotificationSettings.parse({
    topics: Object.fromEntries(switches),
    quietHours: isSet ? { from: timeOf(quiet_from), until: timeOf(quiet_until), timeZone: time_zone } : null,
    hidesContent: hides_content,
  })
}

/** The other way round. */
export function settingsColumns({ topics, quietHours, hidesContent }: NotificationSettings): SettingsColumns {
  const isOff = (name: SwitchName) => {
    const [topic, channel] = name.split('.') as [(typeof OPEN_TOPICS)[number], Channel]
    return !topics[topic][channel]
  }
  return {
    off: SWITCHES.filter(isOff),
    quiet_from: quietHours && minutesOf(quietHours.from),
    quiet_until: quietHours && minutesOf(quietHours.until),
    time_zone: quietHours && quietHours.timeZone,
    hides_content: hidesContent,
  }
}

/** Does it reach somebody with these settings by this channel? What cannot be switched off does, always. */
export const wants = ({ topics }: NotificationSettings, topic: Topic, channel: Channel): boolean =>
  !isOpenTopic(topic) || topics[topic][channel]
