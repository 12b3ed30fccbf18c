// Whether the own hand is covered now, see HandCover.svelte: others may look on, so nothing is shown
// that only its owner may know. Most of that is marked `data-secret`; who says or draws more asks here.
class Cover {
  on = $state(false);
}

export const cover = new Cover();
