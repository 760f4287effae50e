const SKIES = ['#f4c95d', '#7fb3d5', '#f2a07b', '#9fc9a8'] as const;

/** A court at some time of the day, with a ball on its way over the net: as an SVG. */
export function courtPicture(index: number): string {
  const sky = SKIES[index % SKIES.length] ?? SKIES[0];
  const ball = 300 + ((index * 170) % 500);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
    <rect width="1200" height="900" fill="${sky}"/>
    <circle cx="980" cy="170" r="80" fill="#fff3c4"/>
    <polygon points="0,900 1200,900 960,560 240,560" fill="#c9773f"/>
    <polyline points="70,860 1130,860 920,590 280,590 70,860" fill="none" stroke="#fff" stroke-width="8"/>
    <rect x="180" y="330" width="14" height="390" fill="#23304f"/>
    <rect x="1006" y="330" width="14" height="390" fill="#23304f"/>
    <g stroke="#23304f" stroke-width="3" opacity="0.75">
      ${Array.from({ length: 28 }, (_, n) => `<line x1="${194 + n * 30}" y1="350" x2="${194 + n * 30}" y2="520"/>`).join('')}
      ${Array.from({ length: 6 }, (_, n) => `<line x1="194" y1="${360 + n * 30}" x2="1006" y2="${360 + n * 30}"/>`).join('')}
    </g>
    <rect x="194" y="338" width="812" height="18" fill="#fff"/>
    <path d="M 120 520 Q ${ball} 20 1080 470" fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="4 26" stroke-linecap="round"/>
    <circle cx="${ball}" cy="240" r="62" fill="#fdfdfd"/>
    <path d="M ${ball - 60} 232 q 60 -40 120 6 M ${ball - 20} 182 q 46 50 10 120" fill="none" stroke="#3a64c8" stroke-width="9"/>
  </svg>`;
}
