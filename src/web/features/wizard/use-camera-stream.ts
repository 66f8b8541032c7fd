import { type RefObject, useEffect, useState } from 'react'

type State = 'asking' | 'refused' | 'failed' | 'live'

/** Opens the camera for `video` and stops it on unmount, even while permission is still being asked for. */
export function useCameraStream(video: RefObject<HTMLVideoElement | null>): State {
  const [state, setState] = useState<State>('asking')
  useEffect(() => {
    let stream: MediaStream | null = null
    let wanted = true
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } } })
      .then((opened) => {
        stream = opened
        if (!wanted || !video.current) return stop()
        video.current.srcObject = opened
        return setState('live')
      })
      .catch((error: unknown) => {
        const refused = error instanceof DOMException && error.name === 'NotAllowedError'
        setState(refused ? 'refused' : 'failed')
      })
    return () => {
      wanted = false
      stop()
    }
  }, [video])
  return state
}
