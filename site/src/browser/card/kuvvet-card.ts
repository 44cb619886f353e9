/** `<kuvvet-card player="100071" lang="tr">` on sites of others: a frame with the card, which alone fetches anything. */
const site = new URL((document.currentScript as HTMLScriptElement).src).origin;

class KuvvetCard extends HTMLElement {
  static readonly observedAttributes = ['player', 'lang'];

  attributeChangedCallback() {
    const frame = document.createElement('iframe');
    const path = this.getAttribute('lang') === 'en' ? 'en/card/' : 'card/';
    frame.src = `${site}/${path}?no=${encodeURIComponent(this.getAttribute('player') ?? '')}`;
    frame.title = 'Kuvvet';
    frame.loading = 'lazy';
    frame.width = '320';
    frame.height = '210';
    frame.style.border = '0';
    this.replaceChildren(frame);
  }
}

customElements.define('kuvvet-card', KuvvetCard);
