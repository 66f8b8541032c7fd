import type { ComponentProps, ElementType } from 'react'

type Props = ComponentProps<'div'> & { as?: ElementType; allowPinchZoom?: boolean; shards?: unknown }

/**
 * Stands in for `react-remove-scroll` below Radix's dialog. The package writes a style element into the
 * page, which our content security policy forbids; `window-edge.css` holds the page still instead.
 */
export function RemoveScroll({ as: Component = 'div', allowPinchZoom: _pinch, shards: _shards, ...props }: Props) {
  return <Component {...props} />
}
