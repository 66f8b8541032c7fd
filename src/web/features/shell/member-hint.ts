const KEY = 'member'

/** Keeps in this browser whether somebody was signed in, so that visitors need not query the server. A hint only, not trusted. */
export function rememberMember(isMember: boolean): void {
  try {
    if (isMember) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage, prerendered pages show a member the visitor's header; every other page asks.
  }
}

export function mayBeMember(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}
