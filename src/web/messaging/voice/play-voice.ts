import { useEffect, useRef, useState } from 'react'

/** How fast it is played. */
const SPEEDS = [1, 1.5, 2] as const
type Speed = (typeof SPEEDS)[number]

/** Milliseconds between two looks at how far it is. */
const LOOK_EVERY = 80

/** One voice speaks at a time. */
let speaking: HTMLAudioElement | null = null
/** As it was chosen last, until the page goes. */
let chosenSpeed: Speed = 1

interface Changes {
  onPlaying: (isPlaying: boolean) => void
  onFailure: () => void
  onEnd: () => void
}

interface Player {
  /** @param at milliseconds */
  play: (source: string | Blob, at: number) => Promise<void>
  pause: () => void
  seek: (milliseconds: number) => void
  setSpeed: (speed: Speed) => void
  at: () => number
  close: () => void
}

/** An audio element that fetches nothing before it is played. */
function openPlayer({ onPlaying, onFailure, onEnd }: Changes): Player {
  const element = new Audio()
  let needsSource = true
  const fail = () => {
    needsSource = true
    onPlaying(false)
    onFailure()
  }
  element.addEventListener('play', () => {
    if (speaking !== element) speaking?.pause()
    speaking = element
    onPlaying(true)
  })
  element.addEventListener('pause', () => onPlaying(false))
  element.addEventListener('error', fail)
  element.addEventListener('ended', () => {
    element.currentTime = 0
    onPlaying(false)
    onEnd()
  })
  const revoke = () => {
    if (element.src.startsWith('blob:')) URL.revokeObjectURL(element.src)
  }
  return {
    async play(source, at) {
      if (needsSource) {
        revoke()
        element.src = typeof source === 'string' ? source : URL.createObjectURL(source)
        needsSource = false
        element.currentTime = at / 1000
      }
      element.playbackRate = chosenSpeed
      try {
        await element.play()
      } catch (error) {
        // pausing before it has begun is no failure
        if (!(error instanceof DOMException && error.name === 'AbortError')) fail()
      }
    },
    pause: () => element.pause(),
    seek: (milliseconds) => {
      element.currentTime = milliseconds / 1000
    },
    setSpeed: (speed) => {
      element.playbackRate = speed
    },
    at: () => element.currentTime * 1000,
    close: () => {
      element.pause()
      revoke()
      if (speaking === element) speaking = null
    },
  }
}

interface Playback {
  isPlaying: boolean
  hasFailed: boolean
  /** Milliseconds from the beginning. */
  at: number
  speed: Speed
  toggle: () => void
  seek: (milliseconds: number) => void
  nextSpeed: () => void
}

/**
 * Plays a recording.
 * @param source its address, or the recording itself. An address is good for a day or two: after a failure the newest
 * one is tried
 * @param durationMs what browsers record does not say how long it is
 */
export function useVoicePlayback(source: string | Blob, durationMs: number): Playback {
  const player = useRef<Player | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [at, setAt] = useState(0)
  const [speed, setSpeed] = useState<Speed>(chosenSpeed)
  useEffect(() => () => player.current?.close(), [])
  useEffect(() => {
    if (!isPlaying) return undefined
    const look = setInterval(() => setAt(Math.min(player.current?.at() ?? 0, durationMs)), LOOK_EVERY)
    return () => clearInterval(look)
  }, [isPlaying, durationMs])
  const play = () => {
    player.current ??= openPlayer({
      onPlaying: setPlaying,
      onFailure: () => setFailed(true),
      onEnd: () => setAt(0),
    })
    setFailed(false)
    setSpeed(chosenSpeed)
    void player.current.play(source, at)
  }
  return {
    isPlaying,
    hasFailed,
    at,
    speed,
    toggle: () => (isPlaying ? player.current?.pause() : play()),
    seek: (milliseconds) => {
      player.current?.seek(milliseconds)
      setAt(milliseconds)
    },
    nextSpeed: () => {
      chosenSpeed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
      setSpeed(chosenSpeed)
      player.current?.setSpeed(chosenSpeed)
    },
  }
}
