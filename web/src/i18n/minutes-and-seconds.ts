/** Splits minutes into whole minutes and seconds. @param decimals of the seconds */
export function minutesAndSeconds(
  minutes: number,
  decimals = 0,
): { minutes: number; seconds: number } {
  const perSecond = 10 ** decimals;
  const units = Math.round(minutes * 60 * perSecond);
  return {
    minutes: Math.floor(units / (60 * perSecond)),
    seconds: (units % (60 * perSecond)) / perSecond,
  };
}
