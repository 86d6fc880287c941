// A screen on a wall shows the home screen without navigation: its address says so, and so does that of the way in
// to which an ended session leads.
type Place = { pathname: string; search: string }

export const isWall = ({ pathname, search }: Place): boolean =>
  pathname === '/dashboard' && new URLSearchParams(search).has('wall')

export const loginFrom = (place: Place, login: string): string =>
  isWall(place) ? `${login}?wall` : login
