type Props = { src: string; label: string; className?: string }

/** Somebody's voice, loaded when it is played. */
export function VoicePlayer({ src, label, className = 'h-11 max-w-full' }: Props) {
  // Of what people say to each other there is no transcript.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio controls preload="none" src={src} className={className} aria-label={label} />
}
