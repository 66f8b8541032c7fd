import { switchLamp } from './lamp.ts'

export function LampButton() {
  return (
    <button type="button" className="lamp" onClick={switchLamp} data-lamp>
      Cambiar la luz
    </button>
  )
}
