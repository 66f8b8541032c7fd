/** What is wrong with a field or a form, announced as soon as it is there. */
export function Problem({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={id} className="mt-[0.4rem] font-bold text-thread" role="alert">
      {text}
    </p>
  )
}
