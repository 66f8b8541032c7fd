import type { FacePlace } from '../../../contract/looks.ts'

type Props = { faces: readonly FacePlace[]; name: string; onPick: (face: FacePlace) => void }

/** Where a photo shows several people: a ring round each face, to be tapped. The first is the one that was read. */
export function FacePicker({ faces, name, onPick }: Props) {
  const [read] = faces
  return (
    <div role="group" aria-label={`¿Quién es ${name}?`} className="pointer-events-none absolute inset-0 z-1">
      {faces
        .toSorted((a, b) => a.left - b.left)
        .map((face, i) => (
          <button
            key={`${face.left} ${face.top}`}
            type="button"
            aria-pressed={face === read}
            aria-label={`Cara ${i + 1} de ${faces.length}, de izquierda a derecha`}
            className="pointer-events-auto absolute min-h-11 min-w-11 -translate-1/2 rounded-[50%] border-3 border-dashed border-white shadow-[0_0_0_2px_oklch(0.28_0.04_190/0.75)] hover:border-solid aria-pressed:border-solid aria-pressed:border-[oklch(0.87_0.15_90)]"
            style={{
              left: `${(face.left + face.width / 2) * 100}%`,
              top: `${(face.top + face.height / 2) * 100}%`,
              width: `${face.width * 100}%`,
              height: `${face.height * 100}%`,
            }}
            onClick={() => onPick(face)}
          />
        ))}
    </div>
  )
}
