// Runs before the first paint, so that a page never flashes in the light its reader has turned off.
try {
  const lamp = localStorage.getItem('lamp')
  if (lamp === 'light' || lamp === 'dark') document.documentElement.dataset.theme = lamp
} catch {
  // Storage may be forbidden; the system's preference then stands.
}
