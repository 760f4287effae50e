export function DailyBoard() {
  return null;
}
